import { competitors } from '../sport/league.ts';
import { dailyLeaguesOf } from '../sport/league-rows.ts';
import { tennis } from '../tennis/tennis.ts';
import { spedUp } from './sped-up.ts';

const pairs =
  competitors(`Spoto/Gasparri 86, Cappelletti/Burmakin 87, Baran/Loureiro 82, Gianotti/Guegano 85, Giovannini/Cramarossa 83, Alessi/Russo 80, Cimatti/Giovannelli 79, Garavini/Beccaccioli 82, Font/Oliveira 84, Ferreira/Russo 81,
  Benussi/Bollettinari 78, Ramos/Chow 79, Font/Mota 78, Calbucci/Faccini 77, Irigaray/Santos 77, Vorobyeva/Glimakova 76`);
const women = competitors(
  `Gasparri/Valentini 87, Miiller/Barijan 84, Vitória/Font 85, Cimatti/Casadei 83, Glimakova/Churakova 82, Nobile/Gasparri 82, Diaz/Velez 80, Tovo/Vizani 80, Bacchetta/Casadei 79, Bonadonna/Cimatti 78, Grandi/Mazzotti 77, Marchegiani/Valentini 77`,
);
const brazil = competitors(
  `Mota/Irigaray 66, Oliveira/Lima 65, Santos/Costa 63, Ribeiro/Alves 62, Carvalho/Melo 62, Teixeira/Barros 60, Rocha/Campos 60, Nunes/Dias 59, Moura/Freitas 58, Araújo/Pires 58, Cunha/Prado 57, Lopes/Viana 57`,
);

/** Beach tennis: sets as in tennis with hardly a pause, in pairs. */
export const beachTennis = spedUp(tennis, {
  code: 'BT',
  digits: '23',
  name: 'Beach tennis',
  lane: 'other',
  factor: 2,
  leagues: dailyLeaguesOf([
    [1, 'ITF', 'Sand Series', 'days', '1112222', 12, 22, 0.58, pairs],
    [2, 'ITF', 'Sand Series Women', 'days', '1112222', 12, 21, 0.56, women],
    [3, 'Brazil', 'BT 200', 'hours', '2222222', 14, 25, 0.58, brazil],
    [
      4,
      'Italy',
      'Campionato Italiano',
      'hours',
      '1111122',
      8,
      17,
      0.58,
      'Ricci/Bianchi 64, Conti/Gallo 63, Greco/Bruno 62, Fontana/Moretti 61, Marini/Lombardi 60, Barbieri/Ferri 60, Rinaldi/Caruso 58, Serra/Villa 58, Fabbri/Monti 57, Pellegrini/Testa 57',
      '18-37',
    ],
  ]),
});
