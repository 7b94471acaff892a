import { Component, type ReactNode } from 'react';

interface Props {
  onError: (error: unknown) => void;
  /** Replaces what threw; nothing by default. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** Catches errors that a screen throws while rendering or in an effect. */
export class ScreenBoundary extends Component<Props, { threw: boolean }> {
  override state = { threw: false };

  static getDerivedStateFromError() {
    return { threw: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    return this.state.threw ? this.props.fallback : this.props.children;
  }
}
