/** What the storefront tells its service worker: public answers that came along with the page. */
export interface EmbeddedResponsesMessage {
  kind: 'seen'
  answers: { path: string; answer: unknown }[]
}
