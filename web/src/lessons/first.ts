/** The lesson that a first visit is offered. A test holds what it is said to take against the lesson. */
export const FIRST_LESSON = { game: 'hearts', steps: 16, minutes: 5 }
