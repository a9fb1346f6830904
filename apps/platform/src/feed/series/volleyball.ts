import { competitors, otherTeams } from '../sport/league.ts';
import { leaguesOf } from '../sport/league-rows.ts';
import { rounds } from '../sport/plan.ts';
import { seriesSport } from './series-sport.ts';
import { sets } from './model/units.ts';

const italy =
  competitors(`Sir Sicoma Perugia 93, Itas Trentino 91, Cucine Lube Civitanova 89, Rana Verona 88, Gas Sales Piacenza 87, Allianz Milano 86, Valsa Group Modena 86,
  Vero Volley Monza 83, Cisterna 82, Yuasa Battery Grottazzolina 80, Sonepar Padova 81, MA Acqua S.Bernardo Cuneo 80`);
const poland =
  competitors(`Bogdanka LUK Lublin 90, Aluron CMC Warta Zawiercie 91, PGE Projekt Warszawa 90, Asseco Resovia Rzeszów 88, JSW Jastrzębski Węgiel 87, ZAKSA Kędzierzyn-Koźle 86,
  PGE GiEK Skra Bełchatów 84, Indykpol AZS Olsztyn 83, Trefl Gdańsk 82, Ślepsk Malow Suwałki 82, ChKS Chełm 78, Cuprum Stilon Gorzów 80, Norwid Częstochowa 80, Barkom-Kazhany Lviv 79`);
const turkey = competitors(
  `Ziraat Bankkart 86, Halkbank 86, Galatasaray 83, Fenerbahçe 84, Arkas Spor 80, Spor Toto 79, Alanya 77, Cizre 77, Altekma 76, Akkuş 74, İstanbul BBSK 76, Kuşgöz 74`,
);
const japan = competitors(
  `Osaka Bluteon 84, Suntory Sunbirds Osaka 85, Jtekt Stings Aichi 83, Wolfdogs Nagoya 83, Tokyo Great Bears 80, Sakai Blazers 80, Hiroshima Thunders 79, Toray Arrows Shizuoka 78, VC Nagano Tridents 74, Voreas Hokkaido 74`,
);
const serbia = competitors(
  `Vojvodina 74, Partizan 72, Crvena zvezda 73, Radnički Kragujevac 72, Spartak Subotica 68, Ribnica Kraljevo 68, Jedinstvo Stara Pazova 66, Mladi radnik 66, Karađorđe Topola 65, Borac Paraćin 62`,
);
const brazil = competitors(
  `Cruzeiro 88, Campinas 85, Praia Clube 83, Minas 84, Sesi Bauru 84, Suzano 80, Guarulhos 79, Joinville 78, Saneago Goiás 77, Azulim Monte Carmelo 76, JF Vôlei 75, São José 75`,
);

/** Volleyball: three sets to 25, the fifth to 15, with two points ahead. */
export const volleyball = seriesSport(
  {
    code: 'V',
    digits: '11',
    name: 'Volleyball',
    individual: false,
    unit: sets,
    phase: 'SET',
    counted: null,
    lastTarget: 15,
    margin: 2,
    pointMarkets: true,
    edge: 0.0052,
    pace: [16, 38],
    pause: [150, 190],
    usualLength: 6_300_000,
  },
  leaguesOf([
    [
      1,
      'Europe',
      'CEV Champions League',
      'week',
      rounds('Europe/Paris', '46-10 -52-1', '3@18:00*3 3@20:30*2 2@18:30*2 4@18:30', {
        games: { rounds: 8 },
        first: true,
      }),
      325,
      [
        ...italy.slice(0, 3),
        ...poland.slice(0, 3),
        ...turkey.slice(0, 2),
        ...competitors(
          'Berlin Recycling Volleys 84, Montpellier 81, Knack Roeselare 82, ACH Volley Ljubljana 77, ČEZ Karlovarsko 77, Guaguas Las Palmas 78',
        ),
      ],
    ],
    [
      10,
      'Italy',
      'SuperLega',
      'days',
      rounds('Europe/Rome', '42-14 -52', '7@18:00*3 6@20:30 7@16:00 7@17:00'),
      325,
      italy,
    ],
    [
      11,
      'Poland',
      'PlusLiga',
      'days',
      rounds('Europe/Warsaw', '42-18 -52', '6@14:45 6@17:30 7@14:45 7@17:30 5@20:30 6@20:30 8@17:30'),
      325,
      poland,
    ],
    [
      12,
      'Turkey',
      'Efeler Ligi',
      'day',
      rounds('Europe/Istanbul', '41-15 -52', '6@14:00*2 7@14:00*2 6@17:00 5@19:00'),
      325,
      turkey,
    ],
    [
      13,
      'Japan',
      'SV.League',
      'day',
      rounds('Asia/Tokyo', '42-16 -52', '6@14:05*2 7@14:05 6@18:05 7@16:05', { games: 'fill' }),
      325,
      japan,
    ],
    [
      14,
      'Brazil',
      'Superliga',
      'day',
      rounds('America/Sao_Paulo', '42-16 -52', '6@18:30*2 5@21:00 7@18:00 3@21:00 6@21:00'),
      325,
      brazil,
    ],
    [
      15,
      'Serbia',
      'Superliga',
      'day',
      rounds('Europe/Belgrade', '41-14 -52', '6@18:00*3 6@20:00 7@18:00'),
      325,
      serbia,
    ],
    [
      16,
      'Germany',
      'Bundesliga',
      'day',
      rounds('Europe/Berlin', '40-12 -52', '6@19:00*2 6@18:00 7@15:00*2'),
      325,
      'Berlin Recycling Volleys 84, VfB Friedrichshafen 80, SVG Lüneburg 80, SWD Powervolleys Düren 77, Helios Grizzlys Giesen 77, WWK Volleys Herrsching 75, VC Bitterfeld-Wolfen 72, Netzhoppers KW 72, FT 1844 Freiburg 69, Baden Volleys 69',
    ],
    [
      17,
      'Italy',
      'Serie A1 Women',
      'day',
      rounds('Europe/Rome', '40-14', '7@17:00*3 6@20:30 7@16:00 7@15:00'),
      325,
      'Imoco Conegliano 94, Savino Del Bene Scandicci 90, Numia Vero Volley Milano 90, Igor Gorgonzola Novara 88, Chieri 84, Bergamo 82, Eurotek UYBA Busto Arsizio 80, Vallefoglia 83, Cuneo Granda 78, Il Bisonte Firenze 78, Perugia (W) 77, Macerata 76',
    ],
    [
      18,
      'Turkey',
      'Sultanlar Ligi',
      'day',
      rounds('Europe/Istanbul', '41-15', '6@15:00*2 7@16:00*2 6@18:00 7@14:00'),
      325,
      'VakıfBank 93, Eczacıbaşı 90, Fenerbahçe (W) 91, Galatasaray (W) 85, Türk Hava Yolları 83, Zeren Spor 85, Kuzeyboru 79, Nilüfer 78, Aras Kargo 78, Beşiktaş (W) 76, Göztepe 74, Bahçelievler 74',
    ],
    [
      19,
      'China',
      'Super League',
      'hours',
      rounds('Asia/Shanghai', '42-14 -6', '6@15:00*2 3@19:30 6@19:30 7@15:00', { games: 'fill' }),
      325,
      'Shanghai Bright 80, Beijing BAIC Motor 78, Zhejiang 76, Shandong 75, Jiangsu 74, Tianjin Food 74, Baoding 75, Henan 70, Fujian 70, Sichuan 69',
    ],
    [
      20,
      'Poland',
      'Młoda Liga',
      'hours',
      rounds('Europe/Warsaw', '40-18 -52', '1@11:00 2@13:00 3@15:00 4@12:00 6@11:00 7@13:00 5@16:00', {
        games: 'fill',
      }),
      325,
      otherTeams(poland, 'U22'),
    ],
    [
      21,
      'Argentina',
      'Liga de Voleibol',
      'hours',
      rounds('America/Argentina/Buenos_Aires', '42-16 -52', '5@21:00 6@20:00 7@20:00 4@21:00', { games: 'fill' }),
      325,
      'Ciudad Vóley 72, UPCN San Juan 71, Boca Juniors 70, River Plate 68, Ateneo 65, Policial 63, Defensores de Banfield 63, Once Unidos 60',
    ],
  ]),
);
