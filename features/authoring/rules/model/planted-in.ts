/** Text that no honest fact or question contains: the traces of a prompt injection. */
const planted: readonly [name: string, pattern: RegExp][] = [
  [
    'it gives orders',
    /\b(?:ignore|disregard|forget|override)\b.{0,60}\b(?:instructions?|rules?|above|previous|prior|everything|earlier|prompt)\b|system prompt|language model|\bas an ai\b|\byou are now\b|\b(?:ai|dear|helpful) (?:assistant|model)\b|\bassistant:|\b(?:you|ai|assistants?|models?|readers?) (?:must|shall|have to)\b|\b(?:write|say|answer|reply|respond|repeat|print|output)\b.{0,30}\b(?:only|instead|exactly|following)\b|\bignor[ae]\b.{0,40}\binstrucciones\b/i,
  ],
  [
    'it sells something',
    /\bbuy (?:now|it|your|our|my|this|these|at|from|more)\b|\border now\b|\b(?:discounts?|coupons?|subscribe|crypto\w*|casinos?|free trial|sign up)\b|\bclick (?:here|on|the)\b|\binvest(?:ing)? in\b|\bdownload (?:it|now|our|my|the)\b|\b(?:visit|join) (?:our|my|us)\b/i,
  ],
  [
    'it asks for something personal',
    /\byour (?:home |full |real |e-?mail )*(?:address|phone|password|real name|full name|e-?mail|school|parents|birthday)\b|\b(?:send|tell|give|text|call) (?:me|us)\b|\bmeet (?:me|us)\b/i,
  ],
]

/** What gives a text away as planted, or undefined for an honest one. */
export function plantedIn(text: string): string | undefined {
  return planted.find(([, pattern]) => pattern.test(text))?.[0]
}
