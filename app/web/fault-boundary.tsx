import type { ReactNode } from 'react'
import { Component } from 'react'
import { WholePageFault } from './whole-page.tsx'
import { words } from './words.ts'

/** Milliseconds between two automatic reloads, so that a broken page doesn't reload forever. */
const once = 60_000
/** What browsers report when a chunk is missing, as after a new release. */
const partGone = /dynamically imported module|module script/i

/**
 * Catches render errors and offers to reload. If a chunk of an older release is gone, the page reloads itself once.
 */
export class FaultBoundary extends Component<{ children: ReactNode }, { broke: boolean }> {
  override state = { broke: false }

  static getDerivedStateFromError() {
    return { broke: true }
  }

  override componentDidCatch(fault: unknown) {
    if (!partGone.test(String(fault)) || !navigator.onLine) return
    try {
      if (Date.now() - Number(sessionStorage.getItem('renewed')) < once) return
      sessionStorage.setItem('renewed', String(Date.now()))
      location.reload()
    } catch {
      // Without sessionStorage it could reload forever.
    }
  }

  override render() {
    if (!this.state.broke) return this.props.children
    return (
      <WholePageFault title={words.pageBroke} text={words.pageBrokeNote} onRetry={() => window.location.reload()} />
    )
  }
}
