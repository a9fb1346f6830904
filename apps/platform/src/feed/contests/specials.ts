import { dailyLeaguesOf } from '../sport/league-rows.ts';
import { contestSport } from './contest-sport.ts';

/** Special bets: rankings that come out on a known day, with two of them compared. */
export const specials = contestSport(
  { code: 'SPB', digits: '19', name: 'Special bets', individual: false, length: 2_700_000 },
  dailyLeaguesOf(
    [
      [
        1,
        'World',
        'Warmest city of the day',
        'days',
        '2222222',
        10,
        16,
        0,
        'Belgrade 78, Athens 84, Madrid 82, Rome 82, Istanbul 80, Lisbon 80, Bucharest 78, Sofia 77, Zagreb 77, Vienna 76, Budapest 78, Paris 75, Berlin 73, London 72, Warsaw 72, Nicosia 86',
      ],
      [
        2,
        'World',
        'Formula 1: Grand Prix',
        'week',
        '0000001',
        12,
        15,
        0,
        'Max Verstappen 94, Lando Norris 94, Oscar Piastri 92, George Russell 92, Charles Leclerc 90, Lewis Hamilton 88, Kimi Antonelli 90, Carlos Sainz 87, Alexander Albon 86, Fernando Alonso 86, Isack Hadjar 87, Liam Lawson 84, Pierre Gasly 85, Esteban Ocon 83, Oliver Bearman 85, Nico Hülkenberg 84, Gabriel Bortoleto 83, Lance Stroll 80, Franco Colapinto 81, Sergio Pérez 82, Valtteri Bottas 82',
        '10-49',
      ],
      [
        3,
        'World',
        'MotoGP: Grand Prix',
        'week',
        '0000011',
        11,
        14,
        0,
        'Marc Márquez 95, Álex Márquez 91, Marco Bezzecchi 92, Francesco Bagnaia 90, Pedro Acosta 91, Fabio Di Giannantonio 88, Franco Morbidelli 86, Fabio Quartararo 89, Raúl Fernández 87, Jorge Martín 88, Johann Zarco 86, Luca Marini 85, Fermín Aldeguer 88, Brad Binder 85, Enea Bastianini 85, Jack Miller 83',
        '9-46',
      ],
      [
        4,
        'World',
        'Streaming chart of the day: artists',
        'day',
        '2222222',
        17,
        20,
        0,
        'Taylor Swift 92, Bad Bunny 92, The Weeknd 90, Drake 89, Billie Eilish 89, Bruno Mars 90, Lady Gaga 89, Ariana Grande 88, Kendrick Lamar 88, Sabrina Carpenter 88, Ed Sheeran 87, Rihanna 87, Coldplay 87, Eminem 87, Kanye West 86, Justin Bieber 88',
      ],
      [
        5,
        'Europe',
        'Song contest: weekly poll of fans',
        'week',
        '0001000',
        18,
        21,
        0,
        'Sweden 90, Italy 89, Ukraine 89, Finland 90, France 88, Greece 88, Israel 88, Switzerland 86, Norway 86, Serbia 85, Croatia 85, Albania 84, Netherlands 86, Spain 84, United Kingdom 84, Germany 83, Denmark 85, Poland 83',
      ],
    ],
    30,
  ),
);
