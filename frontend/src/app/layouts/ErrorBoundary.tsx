import { Component, type ReactNode } from 'react'
import { PageUnreachable } from '../router/importAgain'
import { ErrorView } from './ErrorView'
import { OfflineView } from './OfflineView'

interface Props {
  /** Going to another place leaves the fault behind. */
  place: string
  children: ReactNode
}

interface State {
  fault: { error: unknown } | null
  place: string
}

/** Catches what breaks while a page is shown. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { fault: null, place: this.props.place }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { fault: { error } }
  }

  static getDerivedStateFromProps({ place }: Props, state: State): State | null {
    return place === state.place ? null : { fault: null, place }
  }

  private readonly retry = () => this.setState({ fault: null })

  override render() {
    const { fault } = this.state
    if (!fault) return this.props.children
    if (fault.error instanceof PageUnreachable) return <OfflineView onRetry={this.retry} />
    return <ErrorView error={fault.error} />
  }
}
