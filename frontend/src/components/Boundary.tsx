import { Component, type ReactNode } from 'react'

interface Props {
  /** Another place, or another attempt, leaves the fault behind. */
  place: unknown
  /** What stands here instead; what it throws goes on to the next boundary. */
  fallback: (error: unknown, retry: () => void) => ReactNode
  children: ReactNode
}

interface State {
  fault: { error: unknown } | null
  place: unknown
}

/** Catches what breaks while its children are shown. */
export class Boundary extends Component<Props, State> {
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
    return fault ? this.props.fallback(fault.error, this.retry) : this.props.children
  }
}
