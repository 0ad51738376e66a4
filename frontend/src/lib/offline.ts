/** What the storefront tells its service worker: public answers that came along with the page. */
export interface SeenAnswers {
  kind: 'seen'
  answers: { path: string; answer: unknown }[]
}
