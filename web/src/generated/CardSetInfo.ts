export type CardSetInfo = { curses: Array<{ name: string, points: number }>, gifts: Array<{ id: string, name: string, text: string }>, titles: Record<string, string>, };
