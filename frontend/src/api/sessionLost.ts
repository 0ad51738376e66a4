/** How the API layer, which knows no pages, tells the application that the session has ended. */

type Listener = () => void

const goToLogin: Listener = () => window.location.assign('/login')

let listener: Listener = goToLogin

/** Sets what happens when the session is lost; the answer restores the plain visit of /login. */
export function onSessionLost(next: Listener): () => void {
  listener = next
  return () => {
    if (listener === next) listener = goToLogin
  }
}

/** Says that the session has ended. */
export function announceSessionLost(): void {
  listener()
}
