import { Dialog } from '#kit/ui/dialog.tsx'
import { pageWords } from '#topics/words.ts'
import { TopicPicker } from './topic-picker.tsx'

/** The overlay in which a learner picks their first topics. */
export function ChooseTopics({
  held,
  onAdded,
  onClose,
}: {
  held: ReadonlySet<string>
  onAdded: () => void
  onClose: () => void
}) {
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={pageWords.chooseTitle}
      description={pageWords.chooseText}
      closeLabel={pageWords.close}
    >
      <TopicPicker held={held} onAdded={onAdded} />
    </Dialog>
  )
}
