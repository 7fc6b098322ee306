/** Every sentence of the pet feature that the server says. */
export const words = {
  creatureNotFound: 'Creature not found',
  petExists: 'You already have a pet.',
  nameEmpty: 'Please give your pet a name',
  nameTooLong: 'A pet name can have at most 40 characters',
  nameUnreadable: 'The name has characters that can not be shown',
} as const
