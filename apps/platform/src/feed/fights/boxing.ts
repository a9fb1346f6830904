import { competitors } from '../sport/league.ts';
import { dailyLeaguesOf } from '../sport/league-rows.ts';
import { fightSport } from './fight-sport.ts';

const world =
  competitors(`Oleksandr Usyk 96, Naoya Inoue 95, Terence Crawford 95, Dmitry Bivol 93, Artur Beterbiev 92, Jesse Rodriguez 93, Canelo Álvarez 91, David Benavidez 92, Shakur Stevenson 92, Devin Haney 90, Gervonta Davis 91, Junto Nakatani 92, Kenshiro Teraji 88,
  Fabio Wardley 85, Daniel Dubois 87, Joseph Parker 87, Tyson Fury 90, Anthony Joshua 86, Moses Itauma 88, Agit Kabayel 88, Zhilei Zhang 83, Filip Hrgović 84, Jai Opetaia 89, Gilberto Ramírez 86, Callum Smith 84, Hamzah Sheeraz 85, Janibek Alimkhanuly 88, Vergil Ortiz 90,
  Jaron Ennis 91, Sebastian Fundora 87, Errol Spence 85, Tim Tszyu 83, Keith Thurman 82, Mario Barrios 83, Brian Norman 86, Teofimo Lopez 88, Ryan García 85, Rolando Romero 83, Keyshawn Davis 87, Raymond Muratalla 86`);

/** Boxing: rounds of three minutes, eight to twelve. */
export const boxing = fightSport(
  {
    code: 'BO',
    digits: '17',
    name: 'Boxing',
    roundSeconds: 180,
    breakSeconds: 60,
    perRound: 0.062,
    finishes: [['KO', 1]],
    usualLength: 2_600_000,
  },
  dailyLeaguesOf(
    [
      [1, 'World', 'World Championship', 'week', '0000022', 20, 27, 12, world],
      [
        2,
        'England',
        'Matchroom',
        'days',
        '0000240',
        18,
        22,
        10,
        'Conor Benn 85, Chris Eubank Jr 84, Josh Warrington 80, Leigh Wood 81, Dalton Smith 84, Jack Catterall 84, Johnny Fisher 74, Dave Allen 74, Galal Yafai 81, Sunny Edwards 81, Pat McCormack 80, Aaron McKenna 78, Jordan Gill 77, Cheavon Clarke 78, Callum Simpson 79, Lyndon Arthur 77',
      ],
      [
        3,
        'USA',
        'Top Rank',
        'days',
        '0000250',
        22,
        27,
        10,
        'Xander Zayas 84, Abdullah Mason 84, Emanuel Navarrete 85, Robson Conceição 81, Bruce Carrington 83, Rafael Espinoza 85, Mikaela Mayer 82, Richard Torrez 81, Jared Anderson 79, Albert Bell 78, Tiger Johnson 78, Brandun Lee 77',
      ],
      [
        4,
        'Japan',
        'Phoenix Battle',
        'day',
        '0040000',
        9,
        13,
        10,
        'Seiya Tsutsumi 84, Yoshiki Takei 84, Tenshin Nasukawa 83, Takuma Inoue 82, Ryosuke Nishida 82, Masamichi Yabuki 82, Kosei Tanaka 80, Anthony Olascuaga 82, Toshiki Shimomachi 77, Sora Tanaka 76, Mikito Nakano 76, Jukiya Washio 74',
      ],
      [
        5,
        'Germany',
        'Agon Sports',
        'hours',
        '0000040',
        17,
        21,
        8,
        'Vincenzo Gualtieri 74, Jack Culcay 74, Abass Baraou 80, Slawa Spomer 72, Peter Kadiru 70, Granit Shala 70, Emir Ahmatović 66, Haro Matevosyan 70, Björn Schicke 68, Araik Marutjan 72',
      ],
    ],
    30,
  ),
);
