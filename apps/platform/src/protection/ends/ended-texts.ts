import type { EndTexts } from './end-texts.ts';

/** The message to a player whose exclusion has ended, by language (OP-87). */
export const endedTexts: EndTexts = {
  rs: {
    title: 'Vaše isključenje je završeno',
    text: 'Tražili ste kraj isključenja i saglasni smo. Ponovo možete da igrate.\n\nVaši limiti važe i dalje. Pauzu ili novo isključenje možete da izaberete u svakom trenutku, na stranici sa limitima.',
  },
  ba: {
    title: 'Vaše isključenje je završeno',
    text: 'Tražili ste kraj isključenja i saglasni smo. Ponovo možete igrati.\n\nVaši limiti važe i dalje. Pauzu ili novo isključenje možete izabrati u svakom trenutku, na stranici s limitima.',
  },
  en: {
    title: 'Your exclusion has ended',
    text: 'You asked for the end of your exclusion, and we have agreed. You can play again.\n\nYour limits still hold. You can take a break or exclude yourself again at any time, on the page of your limits.',
  },
  de: {
    title: 'Ihre Sperre ist beendet',
    text: 'Sie haben das Ende Ihrer Sperre beantragt, und wir haben zugestimmt. Sie können wieder spielen.\n\nIhre Limits gelten weiter. Eine Pause oder eine neue Sperre können Sie jederzeit auf der Seite mit Ihren Limits wählen.',
  },
  el: {
    title: 'Ο αποκλεισμός σας έληξε',
    text: 'Ζητήσατε τη λήξη του αποκλεισμού σας και συμφωνήσαμε. Μπορείτε να παίξετε ξανά.\n\nΤα όριά σας εξακολουθούν να ισχύουν. Μπορείτε να κάνετε παύση ή να αποκλειστείτε ξανά ανά πάσα στιγμή, στη σελίδα με τα όριά σας.',
  },
  sq: {
    title: 'Përjashtimi juaj ka mbaruar',
    text: 'Ju kërkuat fundin e përjashtimit dhe ne ramë dakord. Mund të luani përsëri.\n\nKufijtë tuaj vlejnë ende. Mund të bëni pauzë ose të përjashtoheni përsëri në çdo kohë, te faqja e kufijve tuaj.',
  },
  ru: {
    title: 'Ваше самоисключение завершено',
    text: 'Вы попросили завершить самоисключение, и мы согласились. Вы снова можете играть.\n\nВаши лимиты по-прежнему действуют. Взять паузу или снова исключить себя можно в любой момент на странице лимитов.',
  },
};
