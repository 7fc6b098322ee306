import type { QueryClient } from '@tanstack/react-query'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { FaultBoundary } from './fault-boundary.tsx'
import { MailLinks } from './mail-links.tsx'
import { Messages } from './messages.tsx'
import { Router } from './router.tsx'

/** The whole React tree, the same when prerendering and in the browser. */
export function WholeApp({ client }: { client: QueryClient }) {
  return (
    <StrictMode>
      <FaultBoundary>
        <QueryClientProvider client={client}>
          <Router />
          <MailLinks />
          <Messages />
        </QueryClientProvider>
      </FaultBoundary>
    </StrictMode>
  )
}
