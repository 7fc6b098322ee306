import type { ReactNode } from 'react'
import { Component } from 'react'
import { WholePageFault } from './whole-page.tsx'
import { words } from './words.ts'

/** Milliseconds in which a page is not loaded anew by itself a second time. */
const once = 60_000
/** What browsers say when a part of the page is not there any more, as after an update of the product. */
const partGone = /dynamically imported module|module script/i

/**
 * Catches what a page could not handle and offers to load it again; says it to the console for whoever looks. Where a
 * part of an older version is gone the page loads its newest version by itself.
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
      // Without a store it might go round in circles.
    }
  }

  override render() {
    if (!this.state.broke) return this.props.children
    return (
      <WholePageFault title={words.pageBroke} text={words.pageBrokeNote} onRetry={() => window.location.reload()} />
    )
  }
}
