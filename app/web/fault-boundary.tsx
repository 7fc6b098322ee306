import type { ReactNode } from 'react'
import { Component } from 'react'
import { WholePageFault } from './whole-page.tsx'
import { words } from './words.ts'

/** Catches what a page could not handle and offers to load it again; says it to the console for whoever looks. */
export class FaultBoundary extends Component<{ children: ReactNode }, { broke: boolean }> {
  override state = { broke: false }

  static getDerivedStateFromError() {
    return { broke: true }
  }

  override render() {
    if (!this.state.broke) return this.props.children
    return (
      <WholePageFault title={words.pageBroke} text={words.pageBrokeNote} onRetry={() => window.location.reload()} />
    )
  }
}
