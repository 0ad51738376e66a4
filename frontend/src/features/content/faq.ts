/** A text of questions and answers: second headings are its groups, third ones the questions, what follows the answer. */
import { sectionsOf, plainTextOf, type HtmlSection } from '@/components/richText/sections'

/** A question with its answer and all the words of both, small. */
export interface Question extends HtmlSection {
  words: string
}

export interface Group {
  id: string
  title: string
  questions: readonly Question[]
}

/** The groups of questions of a text. */
export const readFaq = (html: string): Group[] =>
  sectionsOf(html, 2).map(({ id, title, html: inside }) => ({
    id,
    title,
    questions: sectionsOf(inside, 3).map((part) => ({
      ...part,
      words: `${part.title} ${plainTextOf(part.html)}`.toLowerCase(),
    })),
  }))

/** The words of a search, small and without what separates them. */
export const searchWords = (query: string): string[] => query.toLowerCase().split(/[\s,;.?!"]+/).filter((word) => word !== '')

/** The groups with the questions that hold every word of the search in question or answer; all for an empty search. */
export function searchFaq(groups: readonly Group[], query: string): Group[] {
  const sought = searchWords(query)
  if (sought.length === 0) return [...groups]
  return groups
    .map((group) => ({
      ...group,
      questions: group.questions.filter(({ words }) => sought.every((word) => words.includes(word))),
    }))
    .filter(({ questions }) => questions.length > 0)
}

/** The questions of all groups. */
export const questionsOf = (groups: readonly Group[]): Question[] => groups.flatMap(({ questions }) => questions)
