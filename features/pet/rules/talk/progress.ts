/** Lines about what the learner has done; each is used only where it is true. */
export const progress = {
  /** Reviews are due. */
  due: [
    'Some of our {topic} has gathered dust. We could polish it some time.',
    'I found something in my memory that could do with some fresh air: {topic}.',
    'My memory of {topic} has gone fuzzy: {dueQuestions}, I think.',
    'I nearly forgot something about {topic}. Nearly is the best time to look again.',
    'I dusted our {topic} book, but the dust is on the inside.',
    'Some old friends from {topic} would like to say hello again. {dueQuestions}, I think.',
    'My {topic} is a bit blurry round the edges. One look, and it’ll be sharp again.',
    'The best time to practise is just before you forget. For {topic}, I think that’s now.',
    'Something about {topic} is on the tip of my tongue.',
    'I wonder how much {topic} we still remember. I like surprises.',
    'I’m keeping {dueQuestions} from {topic} in my pocket, for whenever you like.',
    'My notes on {topic} are fading a little. One look, and the ink will be dark again.',
  ],
  /** Nothing that was learned is due. */
  fresh: [
    'Everything we’ve learned is fresh in my head. It smells of new books in there.',
    'No dust anywhere! I checked every book on the shelf.',
    'My memory is so tidy today, you could eat off it.',
    'I remember all of it. Ask me anything! Or don’t. It’ll keep.',
    'My coat shines when nothing is forgotten. Look!',
    'Nothing to polish today. The books are all standing up straight.',
    'I checked everything we know, and it was all still there.',
    'My head is a garden, and nothing needs watering today.',
  ],
  /** A fact was learned this week. */
  learned: [
    'I keep telling everyone: {fact}',
    'Here’s what I learned this week: {fact} Imagine that!',
    'Do you remember this one? {fact}',
    'This one is my favourite of the week. {fact}',
    'I said it to the mirror to hear how it sounds: {fact}',
    'I fell asleep thinking of this one: {fact} What a nice last thought.',
    'I know something! {fact} You showed me that.',
    'I wrote this one on a leaf so that the wind knows it too. {fact}',
    'The plant didn’t believe me. {fact} But it’s true!',
    'From this week’s collection: {fact}',
  ],
  /** A learning streak of two days or more. */
  streak: [
    '{streak} of learning in a row. They’re holding hands like paper dolls.',
    'I tie a knot for each day in a row. {streak}, and the string looks pretty already.',
    '{streak} in a row! I drew a little sun for each one.',
    'Day after day after day. That makes {streak} now.',
    '{streak} in a row makes a nice path. I walk along it when I can’t sleep.',
    'Look how our days line up: {streak} in a row.',
    'Our streak is {streak} long. If it ever stops, we’ll just start a new one.',
    'I told the snail about our {streak} in a row. It says slow and steady wins the race.',
    '{streak}! I hung up a flag for each one. Small flags.',
    'If every learning day were a bead, {streak} would make a fine necklace.',
  ],
  /** The daily goal is reached. */
  goal: [
    'We reached today’s goal! I ran a victory lap round the bowl.',
    'Goal reached! My head is full in the nicest way.',
    'We’ve reached today’s goal. Anything more is dessert.',
    'That was a whole day’s worth of thinking. Time to look out of the window.',
    'We did what we set out to do. Doesn’t that feel good?',
    'Today’s goal is in the basket. I put a bow on it.',
    'I crossed off today’s goal with a big, curly line.',
    '“Done for today” is a lovely thing to say.',
  ],
  /** Something was answered today, the goal not reached yet. */
  begun: [
    'We’ve already answered {todayQuestions} today. I can feel my head growing.',
    '{todayQuestions} today! Each one is a crumb of clever.',
    'What we learned today is still warm from the oven.',
    'Today’s answers are sitting in my head and getting to know each other.',
    'I like how today started.',
    'I know more than when I woke up. I think it shows around my ears.',
    'That was some tasty thinking earlier. Thanks for sharing!',
    'I told my ball what we did today: {todayQuestions}! It was very impressed.',
  ],
  /** Level and form. */
  grown: [
    'I’m level {level} now! I feel it mostly in my knees.',
    'Level {level}! I remember when I couldn’t even count that far.',
    'I’m a {form} now. It says so on the wall. I wrote it there.',
    'I looked into my bowl, and a {form} looked back. It was me!',
    'Level {level} feels like level one, but with a better view.',
    'Stage {stage} already! There’s always something new about me. Can you find it?',
    'I measured myself against the door frame. That’s one more line!',
    'I think a {form} needs a motto. Mine is: look again.',
    'I got all the way to level {level} on right answers. Yum.',
    'Do I look different? I changed a tiny bit at stage {stage}.',
  ],
  /** The visit streak of three days or more. */
  visits: [
    'You’ve come to see me {visits} in a row. I put out the good cushion.',
    '{visits} of visits in a row. My calendar is full of smiles.',
    'I know your footsteps by now. They sound like hello.',
    'You and me: what a nice habit.',
  ],
  /** Whatever topic is being learned. */
  topic: [
    'I read a bit of {topic} to the plant. It leaned in to listen.',
    'If {topic} were a place, I’d build a little hut there.',
    'I’d love to know what’s round the next corner in {topic}.',
    '{topic}! I just like saying it.',
    'I dreamed about {topic}. I was the one with the map.',
    'Of all our books, the one on {topic} smells the nicest.',
    'I made up a song about {topic}. It has one word so far.',
    'The more I know about {topic}, the bigger it gets. Strange and lovely.',
    'I practised being a teacher. I taught my ball about {topic}.',
    'I have a question about {topic}, but it’s still growing.',
  ],
  /** No topic has been chosen yet. */
  noTopic: [
    'My shelf is still empty. I like imagining what will go there.',
    'So many things to know, and we get to pick the first!',
    'I wonder which book will move in here first.',
    'I swept the shelf. It’s ready when you are.',
    'Everything starts with one question. Any question will do.',
    'I can’t decide what I want to know first. Luckily there’s no wrong choice.',
  ],
} as const satisfies Record<string, readonly string[]>
