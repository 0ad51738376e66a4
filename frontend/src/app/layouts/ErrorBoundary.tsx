import { Component, type ReactNode } from 'react'
import { ErrorView } from './ErrorView'

interface Props {
  /** Going to another place leaves the fault behind. */
  place: string
  children: ReactNode
}

/** Catches what breaks while a page is shown. */
export class ErrorBoundary extends Component<Props, { fault: { error: unknown } | null }> {
  override state: { fault: { error: unknown } | null } = { fault: null }

  static getDerivedStateFromError(error: unknown) {
    return { fault: { error } }
  }

  override componentDidUpdate(before: Props) {
    if (this.state.fault && before.place !== this.props.place) this.setState({ fault: null })
  }

  override render() {
    return this.state.fault ? <ErrorView error={this.state.fault.error} /> : this.props.children
  }
}
