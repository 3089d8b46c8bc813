/** A question beside the cards, or a text while the table waits. */
export interface Prompt {
  text: string
  answers: { label: string; act: () => void; primary?: boolean }[]
  /** Whether the player may play first and answer later. */
  later?: boolean
}
