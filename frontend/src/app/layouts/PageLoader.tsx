import { Loader } from '@/components/Loader'

/** Waiting where no layout stands yet: it is the page's main part until the real one comes. */
export function PageLoader() {
  return (
    <main id="content" tabIndex={-1}>
      <Loader />
    </main>
  )
}
