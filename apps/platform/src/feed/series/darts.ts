import { competitors } from '../sport/league.ts';
import { dailyLeaguesOf } from '../sport/league-rows.ts';
import { seriesSport } from './series-sport.ts';
import { legs, sets } from './model/units.ts';

const tour =
  competitors(`Luke Littler 97, Luke Humphries 95, Michael van Gerwen 91, Stephen Bunting 90, Jonny Clayton 90, James Wade 89, Chris Dobey 89, Danny Noppert 89, Gerwyn Price 91, Josh Rock 91, Gian van Veen 92, Gary Anderson 91, Ross Smith 88, Martin Schindler 88,
  Nathan Aspinall 89, Ryan Searle 88, Damon Heta 87, Rob Cross 88, Mike De Decker 87, Jermaine Wattimena 87, Dave Chisnall 86, Dirk van Duijvenbode 87, Luke Woodhouse 87, Ryan Joyce 86, Wessel Nijman 88, Cameron Menzies 85, Ritchie Edhouse 83,
  Daryl Gurney 85, Peter Wright 84, Krzysztof Ratajski 85, Kevin Doets 86, Niels Zonneveld 85, Andrew Gilding 84, Ricardo Pietreczko 84, Raymond van Barneveld 83, Callan Rydz 84, Dimitri Van den Bergh 83, Joe Cullen 85, Niko Springer 84, Beau Greaves 84`);

/** Darts: a number of legs wins, at some tournaments a number of sets of legs. */
export const darts = seriesSport(
  {
    code: 'D',
    digits: '14',
    name: 'Darts',
    individual: true,
    unit: legs,
    phase: 'LEG',
    counted: { unit: sets, phase: 'SET' },
    lastTarget: null,
    margin: 1,
    pointMarkets: false,
    edge: 0.011,
    pace: [105, 190],
    pause: [15, 40],
    usualLength: 2_000_000,
  },
  dailyLeaguesOf([
    [1, 'England', 'Grand Slam of Darts', 'week', '4444446', 13, 22, 1000, tour.slice(0, 24), '46-47'],
    [6, 'World', 'World Grand Prix', 'days', '2222222', 14, 22, 303, tour.slice(24, 36), '40-41'],
    [2, 'World', 'Players Championship', 'day', '7777700', 10, 19, 600, tour, '6-47'],
    [3, 'Germany', 'European Tour', 'day', '0000466', 11, 21, 600, tour.slice(4, 40), '9-42'],
    [
      4,
      'World',
      'MODUS Super Series',
      'hours',
      'bbbbbbb',
      8,
      25,
      400,
      'Robert Thornton 66, Steve Beaton 70, Scott Waites 64, Fallon Sherrock 66, Simon Whitlock 70, Andy Jenkins 58, Conan Whitehead 64, Paul Hogan 62, Graham Usher 63, Jarred Cole 66, Stefan Bellmont 70, Danny Lauby 68, Adam Leek 62, David Pallett 66, Jamie Clark 65, Reece Colley 62, Dave Parletti 60, Justin Smith 63, Jim Long 66, Nick Fullwell 62, Kevin Painter 62, Arron Monk 64, Devon Petersen 66, Alan Soutar 72',
    ],
    [
      5,
      'Australia',
      'DPA Tour',
      'hours',
      '1111133',
      1,
      9,
      600,
      'Haupai Puha 64, Ben Robb 64, Jonny Tata 64, Joe Comito 62, Brandon Weening 61, Tim Pusey 63, Rhys Mathewson 60, Robbie King 60, Mal Cuming 60, James Bailey 61, Bailey Marsh 59',
    ],
  ]),
);
