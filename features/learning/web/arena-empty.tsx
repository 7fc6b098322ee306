import { Button, ButtonLink } from '#kit/ui/button.tsx'
import { EmptyState } from '#kit/ui/empty-state.tsx'
import { PottedPlant } from '#kit/ui/potted-plant.tsx'
import { pageWords } from '#learning/words.ts'
import { Nest } from '#pet/web/nest.tsx'
import { TopicSign } from '#topics/web/topic-sign.tsx'

/** The arena before there is a pet. */
export function NoPet({ homePath }: { homePath: string }) {
  return (
    <EmptyState picture={<Nest />} title={pageWords.noPetTitle} text={pageWords.noPetText}>
      <ButtonLink size="large" href={homePath}>
        {pageWords.createPet}
      </ButtonLink>
    </EmptyState>
  )
}

/** The arena before there is a topic. */
export function NoTopics({ topicsPath }: { topicsPath: string }) {
  return (
    <EmptyState picture={<TopicSigns />} title={pageWords.noTopicsTitle} text={pageWords.noTopicsText}>
      <ButtonLink size="large" href={topicsPath}>
        {pageWords.chooseTopics}
      </ButtonLink>
    </EmptyState>
  )
}

/** The round of mistakes where there are none, with a way on. */
export function NoMistakes({ way, onGoOn }: { way: string; onGoOn: () => void }) {
  return (
    <EmptyState picture={<PottedPlant grown={100} />} title={pageWords.noMistakesTitle} text={pageWords.noMistakesText}>
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
