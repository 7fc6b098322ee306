declare const whose: unique symbol

/** The id of an account, which signs in and pays. Never the id of one of its learners, even where the two numbers are equal. */
export type AccountId = number & { readonly [whose]: 'account' }

/** The id of a learner, who has a pet, a memory and a streak. */
export type LearnerId = number & { readonly [whose]: 'learner' }
