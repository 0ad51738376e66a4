import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderThemed } from '@/testing/render'
import { awaitPage } from '../router/page'
import { LoadingBar } from './LoadingBar'

test('the line is there while the code of a page is on its way, and no longer', async () => {
  renderThemed(<LoadingBar />)
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
  // Whoever goes elsewhere has begun to act.
  fireEvent.pointerMove(window)
  let arrive = () => undefined as void
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await act(async () => void awaitPage(arrival))
  expect(await screen.findByRole('progressbar', { name: 'Loading page' })).toBeInTheDocument()
  await act(async () => arrive())
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
})
