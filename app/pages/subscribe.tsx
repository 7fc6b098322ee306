import { paths } from '#app/web/paths.ts'
import { useSiteConfig } from '#app/web/site-config.ts'
import { words } from '#app/web/words.ts'
import { Spinner } from '#kit/ui/spinner.tsx'
import { SubscriptionError } from '#membership/web/subscription-error.tsx'
import { pageWords } from '#membership/words.ts'

/** /subscribe, for everybody. */
export function Subscribe() {
  const config = useSiteConfig()
  return (
    <>
      <title>{words.title(pageWords.subscribe)}</title>
      {config.isPending && <h1 className="sr-only">{pageWords.subscribe}</h1>}
      <div className="flex flex-1 items-center justify-center py-10">
        {config.isPending ? (
          <p role="status" className="flex items-center gap-3 text-lead">
            <Spinner size={28} />
            {pageWords.settingUp}
          </p>
        ) : (
          <SubscriptionError text={pageWords.errorText} backTo={paths.home} />
        )}
      </div>
    </>
  )
}
