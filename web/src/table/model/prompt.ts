/** What is asked of the player beside the cards, or told while the table waits. */
export interface Prompt {
  text: string
  answers: { label: string; act: () => void; primary?: boolean }[]
  /** Whether the player may play first and answer later: what they have to do stands before the answers. */
  later?: boolean
}
