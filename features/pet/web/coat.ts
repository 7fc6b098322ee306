import { roomWords } from './room-words.ts'

/** A topic as the room shows it. */
export interface Book {
  readonly id: string
  readonly name: string
  /** In percent. */
  readonly mastery: number
  /** Reviews that are due. */
  readonly due: number
}

/** How a coat looks and what it means. */
export interface Coat {
  readonly filter: string | undefined
  readonly shines: boolean
  readonly meaning: string
}

/** Number of due reviews at which the coat is as dull as it gets. */
const dullest = 20

/** The coat shines when nothing is due; due reviews dim it a little, never much. */
export function coatOf(books: readonly Book[]): Coat {
  const due = books.reduce((sum, book) => sum + book.due, 0)
  if (due > 0) {
    const share = Math.min(1, due / dullest)
    const filter = `saturate(${(0.9 - 0.25 * share).toFixed(2)}) brightness(${(0.99 - 0.03 * share).toFixed(2)})`
    return { filter, shines: false, meaning: roomWords.coatDim(due) }
  }
  if (!books.some(({ mastery }) => mastery > 0))
    return { filter: undefined, shines: false, meaning: roomWords.coatPlain }
  return { filter: 'saturate(1.14) brightness(1.035)', shines: true, meaning: roomWords.coatBright }
}

/** What a book says when it is tapped. */
export function meaningOf({ name, mastery, due }: Book): string {
  if (due > 0) return roomWords.bookDusty(name, mastery, due)
  return mastery > 0 ? roomWords.bookFresh(name, mastery) : roomWords.bookNew(name)
}
