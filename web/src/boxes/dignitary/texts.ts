import { speaker } from '../../i18n/speaker';

export const t = speaker({
  dignitary: ['The Dignitary', 'Der Würdenträger', 'Le Dignitaire'],
  note: ['Alone and without goods: win over eight citizens in sixteen rounds', 'Allein und ohne Waren: Gewinne in sechzehn Runden acht Bürger für dich', 'Seul et sans marchandises : rallie huit citoyens en seize manches'],
});
