import { Button, ButtonLink } from '#kit/ui/button.tsx'
import { EmptyState } from '#kit/ui/empty-state.tsx'
import { PottedPlant } from '#kit/ui/potted-plant.tsx'
import { Nest } from '#pet/web/nest.tsx'
import { TopicSign } from '#topics/web/topic-sign.tsx'
import { lazyWords } from '../lazy-words.ts'

/** The arena before there is a pet. */
export function NoPet({ homePath }: { homePath: string }) {
  return (
    <EmptyState picture={<Nest />} title={lazyWords.noPetTitle} text={lazyWords.noPetText}>
      <ButtonLink size="large" href={homePath}>
        {lazyWords.createPet}
      </ButtonLink>
    </EmptyState>
  )
}

/** The arena before there is a topic. */
export function NoTopics({ topicsPath }: { topicsPath: string }) {
  return (
    <EmptyState picture={<TopicSigns />} title={lazyWords.noTopicsTitle} text={lazyWords.noTopicsText}>
      <ButtonLink size="large" href={topicsPath}>
        {lazyWords.chooseTopics}
      </ButtonLink>
    </EmptyState>
  )
}

/** The round of mistakes when there are none, with a way to continue. */
export function NoMistakes({ way, onGoOn }: { way: string; onGoOn: () => void }) {
  return (
    <EmptyState picture={<PottedPlant grown={100} />} title={lazyWords.noMistakesTitle} text={lazyWords.noMistakesText}>
      <Button size="large" onClick={onGoOn}>
        {way}
      </Button>
    </EmptyState>
  )
}

function TopicSigns() {
  return (
    <div className="grid grid-cols-2 gap-2.5">
      {['science', 'music', 'art', 'history'].map(id => (
        <TopicSign key={id} topicId={id} />
      ))}
    </div>
  )
}
