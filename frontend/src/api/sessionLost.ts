/** How the API layer, which has no pages, tells the application that the session has ended. */

type Listener = () => void

const goToLogin: Listener = () => window.location.assign('/login')

let listener: Listener = goToLogin

/** Sets what happens when the session is lost; returns a function that restores the default, a visit of /login. */
export function onSessionLost(next: Listener): () => void {
  listener = next
  return () => {
    if (listener === next) listener = goToLogin
  }
}

/** Announces that the session has ended. */
export function announceSessionLost(): void {
  listener()
}
