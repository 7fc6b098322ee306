/** What the pet says of what its learner has done; each is said only where it is true. */
export const progress = {
  /** Reviews are due. */
  due: [
    'A bit of {topic} has gathered dust. We could polish it some time.',
    'I found something in my memory that wants airing: {topic}.',
    'There is {dueQuestions} in {topic} that I only remember in outline.',
    'I nearly forgot something about {topic}. Nearly is the best moment to look again.',
    'I dusted the {topic} book, but the dust is on the inside.',
    'Old friends in {topic} would like to say hello again. {dueQuestions}, I think.',
    'My {topic} is a bit blurry at the edges. One look, and it is sharp again.',
    'Remembering works best just before you forget. I think that is now, in {topic}.',
    'Something about {topic} is on the tip of my tongue.',
    'Let us see some day what we still know of {topic}. I like surprises.',
    'I keep {dueQuestions} from {topic} in my pocket, for whenever it suits you.',
    'My notes on {topic} are fading a little. One look, and the ink is dark again.',
  ],
  /** Nothing that was learned is due. */
  fresh: [
    'Everything we learned is fresh in my head. It smells of new books.',
    'No dust anywhere. I checked every book on the shelf.',
    'My memory is all tidy today. You could eat off it.',
    'I remember all of it. Ask me anything! Or do not, it keeps.',
    'My coat shines when nothing is forgotten. Look!',
    'Nothing to polish today. The books are standing up straight.',
    'I went through all we know, and it was all still there.',
    'My head is a garden, and today nothing needs watering.',
  ],
  /** A fact was learned this week. */
  learned: [
    'I keep telling everyone: {fact}',
    'I learned this week: {fact} Imagine that!',
    'Do you remember this one? {fact}',
    'This one is my favourite of the week. {fact}',
    'I said it to the mirror, to hear how it sounds: {fact}',
    'I fell asleep over this one: {fact} What a nice last thought.',
    'I know something! {fact} It was you who showed me.',
    'I wrote it on a leaf, so the wind knows it too. {fact}',
    'The plant did not believe me. {fact} But it is true!',
    'From this week’s collection: {fact}',
  ],
  /** A learning streak of two days or more. */
  streak: [
    '{streak} of learning in a row. They hold hands like paper dolls.',
    'I tied a knot for every day in a row. {streak}, and the string is getting pretty.',
    '{streak} in a row! I drew a little sun for each.',
    'Day by day by day. That makes {streak} now.',
    'We have a row of {streak}. I walk along it when I cannot sleep.',
    'Look how the days line up: {streak} of them.',
    'Our streak is {streak} long. If it ever stops, we simply start the next.',
    'I told the snail about our {streak}. It said: steady wins.',
    '{streak}! I have hung up a flag for each. A small flag.',
    'A bead for every learning day: {streak}. It would make a fine necklace.',
  ],
  /** The daily goal is reached. */
  goal: [
    'We reached the goal for today. I did a lap of honour round the bowl.',
    'Goal reached! My head is full in the nicest way.',
    'All done for today. Everything from here on is dessert.',
    'That was a whole day’s worth of thinking. Time to look out of the window.',
    'We did what we set out to do. Doesn’t that feel round?',
    'The goal of today is in the basket. I have put a bow on it.',
    'I crossed today off with a big, curly line.',
    'Enough for today is a lovely sentence.',
  ],
  /** Something was answered today, the goal not reached yet. */
  begun: [
    'We have already answered {todayQuestions} today. I can feel them working.',
    '{todayQuestions} today! Each one is a crumb of clever.',
    'What we learned today is still warm.',
    'Today’s answers are sitting in my head and getting to know each other.',
    'I like how today began.',
    'I already know more than when I woke up. It shows, I think, around the ears.',
    'That was tasty thinking earlier. Thank you for sharing.',
    'I have told my ball about {todayQuestions} of today. It was all ears.',
  ],
  /** Level and form. */
  grown: [
    'I am level {level} now! I feel it mostly in the knees.',
    'Level {level}. I remember when I could not even say that.',
    'I am a {form} now. It says so on the wall. I wrote it there.',
    'When I look in my bowl, a {form} looks back. It is me!',
    'Level {level} feels like level one, but with a better view.',
    'Stage {stage} already. There is always something new about me. Can you find it?',
    'I measured myself on the door frame. One more line!',
    'I think a {form} should have a motto. Mine is: look again.',
    'All that I am at level {level}, I am because of answers.',
    'Do I look different? I changed a tiny bit at stage {stage}.',
  ],
  /** The visit streak of three days or more. */
  visits: [
    'You came by on {visits} in a row. I put out the good cushion.',
    '{visits} with a visit. I have a calendar full of smiles.',
    'I know your steps by now. They sound like: hello.',
    'It is a nice habit, us two.',
  ],
  /** Whatever topic is being learned. */
  topic: [
    'I read a bit of {topic} to the plant. It leaned in.',
    'If {topic} were a place, I would build a small hut there.',
    'I would like to know what is behind the next corner of {topic}.',
    '{topic}! I say it just because I like the sound.',
    'I dreamed about {topic}. I was the one with the map.',
    'Of all our books, the one on {topic} has the nicest smell.',
    'I made a song about {topic}. It has one word so far.',
    'The more I know of {topic}, the bigger it gets. Strange and lovely.',
    'I practised being a teacher. I taught {topic} to my ball.',
    'I have a question about {topic}, but it is still growing.',
  ],
  /** No topic has been chosen yet. */
  noTopic: [
    'My shelf is still empty. I like imagining what will stand there.',
    'So many things to know, and we get to pick the first!',
    'I wonder which book will move in here first.',
    'I have swept the shelf. It is ready when you are.',
    'Everything begins with one question. Any one will do.',
    'I cannot decide what I would like to know first. Luckily there is no wrong one.',
  ],
} as const satisfies Record<string, readonly string[]>
