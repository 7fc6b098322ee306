import './main.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Toaster } from '#kit/ui/toaster.tsx'
import { FaultBoundary } from './fault-boundary.tsx'
import { createQueryClient } from './query-client.ts'
import { Router } from './router.tsx'
import { words } from './words.ts'

const place = document.getElementById('page')
if (!place) throw new Error('index.html has no element with the id "page"')

createRoot(place).render(
  <StrictMode>
    <FaultBoundary>
      <QueryClientProvider client={createQueryClient()}>
        <Router />
        <Toaster label={words.toasts} dismissLabel={words.dismiss} />
      </QueryClientProvider>
    </FaultBoundary>
  </StrictMode>,
)
