import type { ExclusionEndReason, Locale } from '@kvota/contracts';

import type { EndTexts } from './end-texts.ts';

/** The parts of the message in one language: its title, a text for each reason, and how it goes on. */
type Parts = Readonly<Record<'title' | 'next' | ExclusionEndReason, string>>;

const parts: Readonly<Record<Locale, Parts>> = {
  rs: {
    title: 'Kraj isključenja je odbijen',
    talkFirst: 'Tražili ste kraj isključenja. Pre toga želimo da razgovaramo sa vama: javite se podršci.',
    harm: 'Tražili ste kraj isključenja. Nismo saglasni, jer ima znakova da vam igra šteti.',
    identity: 'Zatražen je kraj vašeg isključenja. Nismo mogli da potvrdimo da ste to bili vi: javite se podršci.',
    other: 'Tražili ste kraj isključenja. Nismo saglasni. Razloge vam objašnjava podrška.',
    next: 'Isključenje važi i dalje. Kraj možete ponovo da zatražite 30 dana posle ove poruke, na stranici sa limitima. Besplatnu i anonimnu pomoć nalazite na stranici o odgovornom igranju.',
  },
  ba: {
    title: 'Kraj isključenja je odbijen',
    talkFirst: 'Tražili ste kraj isključenja. Prije toga želimo razgovarati s vama: javite se podršci.',
    harm: 'Tražili ste kraj isključenja. Nismo saglasni, jer ima znakova da vam igra šteti.',
    identity: 'Zatražen je kraj vašeg isključenja. Nismo mogli potvrditi da ste to bili vi: javite se podršci.',
    other: 'Tražili ste kraj isključenja. Nismo saglasni. Razloge vam objašnjava podrška.',
    next: 'Isključenje važi i dalje. Kraj možete ponovo zatražiti 30 dana poslije ove poruke, na stranici s limitima. Besplatnu i anonimnu pomoć nalazite na stranici o odgovornom igranju.',
  },
  en: {
    title: 'The end of your exclusion was refused',
    talkFirst: 'You asked for the end of your exclusion. We would like to talk to you first: please contact support.',
    harm: 'You asked for the end of your exclusion. We have not agreed, because there are signs that playing harms you.',
    identity: 'The end of your exclusion was asked for. We could not confirm that it was you: please contact support.',
    other: 'You asked for the end of your exclusion. We have not agreed. Support explains the reasons to you.',
    next: 'The exclusion goes on. You can ask again 30 days after this message, on the page of your limits. The page about responsible gambling lists help that is free of charge and anonymous.',
  },
  de: {
    title: 'Das Ende Ihrer Sperre wurde abgelehnt',
    talkFirst:
      'Sie haben das Ende Ihrer Sperre beantragt. Wir möchten zuerst mit Ihnen sprechen: Bitte melden Sie sich beim Support.',
    harm: 'Sie haben das Ende Ihrer Sperre beantragt. Wir haben nicht zugestimmt, weil es Anzeichen gibt, dass Ihnen das Spielen schadet.',
    identity:
      'Das Ende Ihrer Sperre wurde beantragt. Wir konnten nicht bestätigen, dass Sie das waren: Bitte melden Sie sich beim Support.',
    other:
      'Sie haben das Ende Ihrer Sperre beantragt. Wir haben nicht zugestimmt. Die Gründe erklärt Ihnen der Support.',
    next: 'Die Sperre gilt weiter. Sie können das Ende 30 Tage nach dieser Nachricht erneut beantragen, auf der Seite mit Ihren Limits. Kostenlose und anonyme Hilfe finden Sie auf der Seite zum verantwortungsvollen Spielen.',
  },
  el: {
    title: 'Η λήξη του αποκλεισμού σας απορρίφθηκε',
    talkFirst:
      'Ζητήσατε τη λήξη του αποκλεισμού σας. Θέλουμε πρώτα να μιλήσουμε μαζί σας: επικοινωνήστε με την υποστήριξη.',
    harm: 'Ζητήσατε τη λήξη του αποκλεισμού σας. Δεν συμφωνήσαμε, γιατί υπάρχουν ενδείξεις ότι το παιχνίδι σάς βλάπτει.',
    identity:
      'Ζητήθηκε η λήξη του αποκλεισμού σας. Δεν μπορέσαμε να επιβεβαιώσουμε ότι ήσασταν εσείς: επικοινωνήστε με την υποστήριξη.',
    other: 'Ζητήσατε τη λήξη του αποκλεισμού σας. Δεν συμφωνήσαμε. Τους λόγους σάς τους εξηγεί η υποστήριξη.',
    next: 'Ο αποκλεισμός συνεχίζεται. Μπορείτε να ζητήσετε ξανά τη λήξη 30 ημέρες μετά από αυτό το μήνυμα, στη σελίδα με τα όριά σας. Δωρεάν και ανώνυμη βοήθεια θα βρείτε στη σελίδα για το υπεύθυνο παιχνίδι.',
  },
  sq: {
    title: 'Mbarimi i përjashtimit tuaj u refuzua',
    talkFirst: 'Ju kërkuat fundin e përjashtimit. Më parë duam të flasim me ju: kontaktoni mbështetjen.',
    harm: 'Ju kërkuat fundin e përjashtimit. Ne nuk ramë dakord, sepse ka shenja që loja ju dëmton.',
    identity: 'U kërkua fundi i përjashtimit tuaj. Nuk mundëm të konfirmojmë që ishit ju: kontaktoni mbështetjen.',
    other: 'Ju kërkuat fundin e përjashtimit. Ne nuk ramë dakord. Arsyet jua shpjegon mbështetja.',
    next: 'Përjashtimi vazhdon. Mund ta kërkoni përsëri 30 ditë pas këtij mesazhi, te faqja e kufijve tuaj. Ndihmë falas dhe anonime gjeni te faqja për lojën e përgjegjshme.',
  },
  ru: {
    title: 'В завершении самоисключения отказано',
    talkFirst: 'Вы попросили завершить самоисключение. Сначала мы хотим поговорить с вами: обратитесь в поддержку.',
    harm: 'Вы попросили завершить самоисключение. Мы не согласились: есть признаки того, что игра вам вредит.',
    identity:
      'Поступила просьба завершить ваше самоисключение. Мы не смогли подтвердить, что она от вас: обратитесь в поддержку.',
    other: 'Вы попросили завершить самоисключение. Мы не согласились. Причины объяснит поддержка.',
    next: 'Самоисключение продолжается. Попросить снова можно через 30 дней после этого сообщения, на странице лимитов. Бесплатную и анонимную помощь вы найдёте на странице об ответственной игре.',
  },
};

const textsFor = (reason: ExclusionEndReason): EndTexts => {
  const inLocale = (locale: Locale) => {
    const { title, next, [reason]: why } = parts[locale];
    return { title, text: `${why}\n\n${next}` };
  };
  return {
    rs: inLocale('rs'),
    ba: inLocale('ba'),
    en: inLocale('en'),
    de: inLocale('de'),
    el: inLocale('el'),
    sq: inLocale('sq'),
    ru: inLocale('ru'),
  };
};

/** The message to a player whose exclusion is not ended, by reason and language (OP-87). */
export const refusedTexts: Readonly<Record<ExclusionEndReason, EndTexts>> = {
  talkFirst: textsFor('talkFirst'),
  harm: textsFor('harm'),
  identity: textsFor('identity'),
  other: textsFor('other'),
};
