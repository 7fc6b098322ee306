import { Button, ButtonLink } from '#kit/ui/button.tsx'
import { EmptyState } from '#kit/ui/empty-state.tsx'
import { PottedPlant } from '#kit/ui/potted-plant.tsx'
import { Nest } from '#pet/web/nest.tsx'
import { TopicSign } from '#topics/web/topic-sign.tsx'
import { laterWords } from '../later-words.ts'

/** The arena before there is a pet. */
export function NoPet({ homePath }: { homePath: string }) {
  return (
    <EmptyState picture={<Nest />} title={laterWords.noPetTitle} text={laterWords.noPetText}>
      <ButtonLink size="large" href={homePath}>
        {laterWords.createPet}
      </ButtonLink>
    </EmptyState>
  )
}

/** The arena before there is a topic. */
export function NoTopics({ topicsPath }: { topicsPath: string }) {
  return (
    <EmptyState picture={<TopicSigns />} title={laterWords.noTopicsTitle} text={laterWords.noTopicsText}>
      <ButtonLink size="large" href={topicsPath}>
        {laterWords.chooseTopics}
      </ButtonLink>
    </EmptyState>
  )
}

/** The round of mistakes where there are none, with a way on. */
export function NoMistakes({ way, onGoOn }: { way: string; onGoOn: () => void }) {
  return (
    <EmptyState
      picture={<PottedPlant grown={100} />}
      title={laterWords.noMistakesTitle}
      text={laterWords.noMistakesText}
    >
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
