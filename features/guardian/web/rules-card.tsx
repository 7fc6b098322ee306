import { useMutation, useQueryClient } from '@tanstack/react-query'
import { MessageCircleHeart, Volume2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useId } from 'react'
import { userQuery } from '#account/web/current-user.ts'
import { call } from '#kit/contract/call.ts'
import { dataOrThrow } from '#kit/ui/request-error.ts'
import { Switch } from '#kit/ui/switch.tsx'
import { toast } from '#kit/ui/toast-store.ts'
import { changeRules } from '../contract.ts'
import { pageWords } from './guardian-words.ts'
import { ViewCard } from './view-card.tsx'
import { type View, viewQuery } from './view-query.ts'

type Rules = View['rules']

/** Limits to choose from, in minutes; a different one that is already set is added. */
const offered = [10, 15, 20, 30, 45, 60, 90, 120, 180]

/** The grown-up's rules; each change is saved at once. */
export function RulesCard({ rules }: { rules: Rules }) {
  const client = useQueryClient()
  const changing = useMutation({
    mutationFn: async (change: Partial<Rules>) => dataOrThrow(await call(changeRules, { body: change })),
    onSuccess: changed => {
      client.setQueryData(viewQuery.queryKey, view => view && { ...view, rules: changed })
      void client.invalidateQueries({ queryKey: userQuery.queryKey })
    },
    onError: fault => toast({ title: pageWords.failed, description: fault.message, kind: 'destructive', fault }),
  })
  const limit = useId()
  const shown = { ...rules, ...(changing.isPending ? changing.variables : {}) }
  const { dailyMinutes } = shown
  const minutes =
    dailyMinutes === null || offered.includes(dailyMinutes)
      ? offered
      : [...offered, dailyMinutes].toSorted((a, b) => a - b)
  return (
    <ViewCard title={pageWords.rulesTitle}>
      <label htmlFor={limit} className="block font-medium">
        {pageWords.limit}
      </label>
      <select
        id={limit}
        aria-describedby={`${limit}-hint`}
        value={dailyMinutes ?? ''}
        onChange={({ target }) => changing.mutate({ dailyMinutes: target.value === '' ? null : Number(target.value) })}
        className="mt-1.5 block min-h-12 w-full rounded-[16px] border-2 border-edge/60 bg-raised px-3 text-body text-ink hover:border-edge"
      >
        <option value="">{pageWords.noLimit}</option>
        {minutes.map(each => (
          <option key={each} value={each}>
            {pageWords.time(each)}
          </option>
        ))}
      </select>
      <p id={`${limit}-hint`} className="mt-1.5 text-ink-soft text-small">
        {pageWords.limitHint}
      </p>
      <div className="-mx-3 mt-4 space-y-2">
        <Rule hint={pageWords.modelTextHint}>
          <Switch
            icon={<MessageCircleHeart size={18} aria-hidden="true" />}
            name={pageWords.modelText}
            on={shown.modelText}
            onSwitch={() => changing.mutate({ modelText: !shown.modelText })}
          />
        </Rule>
        <Rule hint={pageWords.soundHint}>
          <Switch
            icon={<Volume2 size={18} aria-hidden="true" />}
            name={pageWords.sound}
            on={shown.sound}
            onSwitch={() => changing.mutate({ sound: !shown.sound })}
          />
        </Rule>
      </div>
      <p role="status" className="mt-3 min-h-6 text-leaf-ink text-small">
        {changing.isSuccess && pageWords.saved}
      </p>
    </ViewCard>
  )
}

function Rule({ hint, children }: { hint: string; children: ReactNode }) {
  return (
    <div>
      {children}
      <p className="px-3 text-ink-soft text-small">{hint}</p>
    </div>
  )
}
