import { competitors } from '../sport/league.ts';
import { dailyLeaguesOf } from '../sport/league-rows.ts';
import { fightSport } from './fight-sport.ts';

const ufc =
  competitors(`Islam Makhachev 94, Ilia Topuria 94, Khamzat Chimaev 93, Merab Dvalishvili 92, Tom Aspinall 93, Alex Pereira 91, Petr Yan 91, Alexander Volkanovski 91, Joshua Van 88, Alexandre Pantoja 89, Magomed Ankalaev 90,
  Dricus Du Plessis 89, Jack Della Maddalena 88, Arman Tsarukyan 91, Sean O'Malley 88, Umar Nurmagomedov 90, Max Holloway 89, Justin Gaethje 88, Paddy Pimblett 86, Charles Oliveira 88, Dustin Poirier 87, Movsar Evloev 89, Diego Lopes 87, Lerone Murphy 86,
  Ciryl Gane 89, Alexander Volkov 86, Sergei Pavlovich 86, Curtis Blaydes 85, Jiří Procházka 88, Carlos Ulberg 87, Khalil Rountree 85, Jan Błachowicz 84, Nassourdine Imavov 88, Sean Strickland 87, Israel Adesanya 85, Robert Whittaker 85, Caio Borralho 86,
  Reinier de Ridder 85, Brendan Allen 84, Belal Muhammad 87, Shavkat Rakhmonov 90, Ian Machado Garry 88, Kamaru Usman 86, Leon Edwards 85, Sean Brady 87, Michael Morales 87, Brandon Moreno 86, Brandon Royval 85, Tatsuro Taira 86, Manel Kape 86`);

/** Mixed martial arts: rounds of five minutes, three or five. */
export const mma = fightSport(
  {
    code: 'MMA',
    digits: '16',
    name: 'MMA',
    roundSeconds: 300,
    breakSeconds: 60,
    perRound: 0.24,
    finishes: [
      ['KO', 0.62],
      ['SUB', 0.38],
    ],
    usualLength: 1_200_000,
  },
  dailyLeaguesOf(
    [
      [1, 'World', 'UFC: Main Events', 'week', '0000022', 20, 27, 5, ufc.slice(0, 20)],
      [2, 'World', 'UFC: Fight Night', 'days', '0001053', 17, 26, 3, ufc.slice(20)],
      [
        3,
        'World',
        'PFL',
        'days',
        '0000420',
        17,
        24,
        3,
        'Usman Nurmagomedov 88, Paul Hughes 84, Alfie Davis 80, Johnny Eblen 85, Costello van Steenis 84, Impa Kasanganay 82, Corey Anderson 84, Vadim Nemkov 86, Dakota Ditcheva 86, Jesus Pinedo 82, Movlid Khaybulaev 83, Thad Jean 82, Logan Storley 80, Denis Goltsov 82, Oleg Popov 80, Gadzhi Rabadanov 81',
      ],
      [
        4,
        'Poland',
        'KSW',
        'day',
        '0000070',
        17,
        22,
        3,
        'Mateusz Gamrot 86, Phil De Fries 82, Salahdine Parnasse 86, Adrian Bartosiński 82, Paweł Pawlak 81, Sebastian Przybysz 80, Arkadiusz Wrzosek 79, Rafał Haratyk 80, Marian Ziółkowski 81, Roman Szymański 79, Valeriu Mircea 79, Leo Brichta 78, Artur Szczepaniak 77, Patryk Kaczmarczyk 79',
      ],
      [
        5,
        'Asia',
        'ONE Championship',
        'day',
        '0000500',
        11,
        17,
        3,
        'Christian Lee 84, Anatoly Malykhin 85, Oumar Kane 81, Fabricio Andrade 83, Tang Kai 82, Yuya Wakamatsu 81, Joshua Pacio 81, Adriano Moraes 82, Kiamrian Abbasov 80, Enkh-Orgil Baatarkhuu 80, Akbar Abdullaev 80, Kwon Won Il 78',
      ],
      [
        6,
        'Serbia',
        'SBC',
        'hours',
        '0000060',
        17,
        22,
        3,
        'Vaso Bakočević 62, Aleksandar Ilić 64, Miloš Cvetković 58, Ivan Gluhak 56, Marko Petrović 58, Nikola Joksović 57, Darko Stošić 66, Uroš Jurišić 66, Stefan Negucić 56, Luka Milidragović 55, Bojan Veličković 64, Dejan Mitić 55',
      ],
    ],
    30,
  ),
);
