import type { MessageTexts } from '../messages/messages.ts';

/** The first message in the inbox of every demo account. */
export const demoWelcome: MessageTexts = {
  rs: {
    title: 'Dobro došli u Kvotu',
    text: 'Vaš nalog je spreman.\n\nUplate, dobitke i bonuse vidite u transakcijama, a tikete u istoriji tiketa. Ovde vam se javljamo kada imamo nešto važno.\n\nIgrajte odgovorno.',
  },
  ba: {
    title: 'Dobro došli u Kvotu',
    text: 'Vaš račun je spreman.\n\nUplate, dobitke i bonuse vidite u transakcijama, a tikete u historiji tiketa. Ovdje vam se javljamo kada imamo nešto važno.\n\nIgrajte odgovorno.',
  },
  en: {
    title: 'Welcome to Kvota',
    text: 'Your account is ready.\n\nTransactions show what you paid in, won and were given; your tickets are in the ticket history. We write to you here when there is something you should know.\n\nPlay responsibly.',
  },
  de: {
    title: 'Willkommen bei Kvota',
    text: 'Ihr Konto ist bereit.\n\nEinzahlungen, Gewinne und Boni finden Sie unter Kontobewegungen, Ihre Wettscheine im Verlauf. Hier schreiben wir Ihnen, wenn es etwas Wichtiges gibt.\n\nSpielen Sie verantwortungsvoll.',
  },
  el: {
    title: 'Καλώς ήρθατε στην Kvota',
    text: 'Ο λογαριασμός σας είναι έτοιμος.\n\nΚαταθέσεις, κέρδη και μπόνους θα τα βρείτε στις συναλλαγές, τα δελτία σας στο ιστορικό. Εδώ σας γράφουμε όταν υπάρχει κάτι σημαντικό.\n\nΠαίξτε υπεύθυνα.',
  },
  sq: {
    title: 'Mirë se erdhët në Kvota',
    text: 'Llogaria juaj është gati.\n\nDepozitat, fitimet dhe bonuset i shihni te transaksionet, biletat te historiku. Këtu ju shkruajmë kur ka diçka të rëndësishme.\n\nLuani me përgjegjësi.',
  },
  ru: {
    title: 'Добро пожаловать в Kvota',
    text: 'Ваш аккаунт готов.\n\nПополнения, выигрыши и бонусы — в операциях, купоны — в истории купонов. Здесь мы пишем вам, когда есть что-то важное.\n\nИграйте ответственно.',
  },
};
