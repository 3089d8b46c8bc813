/** The lesson offered on a first visit. A test checks the numbers. */
export const FIRST_LESSON = { game: 'hearts', steps: 16, minutes: 5 }
