import './main.css'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { restoreIfOffline, startOfflineLater } from './offline/later.ts'
import { createQueryClient, knowSignedOut } from './query-client.ts'
import { refreshProgress } from './refresh-progress.ts'
import { preloadLanding } from './router.tsx'
import { WholeApp } from './whole-app.tsx'

const place = document.getElementById('page')
if (!place) throw new Error('index.html has no element with the id "page"')

const client = createQueryClient()
refreshProgress(client)
/** Not awaited at the top level: the chunks it imports import this script and would wait for it. */
async function start(at: HTMLElement): Promise<void> {
  // The server has rendered the landing page for a visitor without a session; React takes it over.
  if (at.firstElementChild && !('waits' in at.dataset)) {
    knowSignedOut(client)
    await preloadLanding()
    hydrateRoot(at, <WholeApp client={client} />)
  } else {
    await restoreIfOffline(client)
    createRoot(at).render(<WholeApp client={client} />)
  }
  startOfflineLater(client)
}

void start(place)
