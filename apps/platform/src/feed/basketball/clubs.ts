import { competitors } from '../sport/league.ts';

export const nba =
  competitors(`Oklahoma City Thunder 94, Denver Nuggets 90, Cleveland Cavaliers 89, New York Knicks 89, Houston Rockets 88,
  Minnesota Timberwolves 87, Los Angeles Lakers 87, Orlando Magic 86, Detroit Pistons 87, San Antonio Spurs 87,
  Golden State Warriors 85, Atlanta Hawks 84, Boston Celtics 85, Los Angeles Clippers 84, Milwaukee Bucks 83,
  Philadelphia 76ers 83, Miami Heat 84, Toronto Raptors 83, Dallas Mavericks 81, Memphis Grizzlies 81, Phoenix Suns 82,
  Chicago Bulls 81, Portland Trail Blazers 81, Indiana Pacers 79, Sacramento Kings 77, New Orleans Pelicans 76,
  Charlotte Hornets 77, Brooklyn Nets 74, Utah Jazz 74, Washington Wizards 73`);
export const gLeague =
  competitors(`Stockton Kings 70, Osceola Magic 70, Maine Celtics 68, South Bay Lakers 68, Austin Spurs 69, Santa Cruz Warriors 69,
  Rio Grande Valley Vipers 69, Sioux Falls Skyforce 68, Westchester Knicks 68, Capital City Go-Go 67, Greensboro Swarm 66,
  Raptors 905 69, Long Island Nets 67, Iowa Wolves 66, Salt Lake City Stars 68, Windy City Bulls 66, Motor City Cruise 66,
  Cleveland Charge 66, College Park Skyhawks 66, Delaware Blue Coats 66, Oklahoma City Blue 68, Texas Legends 66,
  Valley Suns 67, San Diego Clippers 67, Memphis Hustle 66, Birmingham Squadron 65, Grand Rapids Gold 65, Wisconsin Herd 65,
  Rip City Remix 65, Noblesville Boom 66`);
export const ncaa =
  competitors(`Duke 83, Houston 83, Purdue 83, Connecticut 83, Michigan 83, Arizona 83, Florida 82, Kentucky 81, Kansas 81,
  St. John's 81, Louisville 81, Texas Tech 80, BYU 80, Alabama 81, Gonzaga 82, UCLA 80, Illinois 81, Iowa State 81,
  Tennessee 80, Michigan State 80, North Carolina 80, Arkansas 80, Auburn 79, Creighton 77, Wisconsin 78, Baylor 76,
  Villanova 76, Indiana 77, Marquette 75, Ohio State 76, Oregon 75, Texas 76, USC 76, Virginia 76, Syracuse 74,
  Georgetown 74, Maryland 74, Memphis 73, San Diego State 76, Dayton 73, Stanford 72, Washington 74, Arizona State 72,
  Saint Mary's 76, Nevada 72, Utah State 76, Boise State 74, Hawaii 68`);
export const wnba =
  competitors(`Minnesota Lynx 78, Las Vegas Aces 78, New York Liberty 77, Atlanta Dream 76, Phoenix Mercury 76, Indiana Fever 75,
  Seattle Storm 74, Golden State Valkyries 73, Los Angeles Sparks 72, Washington Mystics 70, Chicago Sky 68,
  Connecticut Sun 68, Dallas Wings 69`);
export const euroleague =
  competitors(`Olympiacos 87, Fenerbahçe 87, Panathinaikos 87, Real Madrid 86, Hapoel Tel Aviv 86, Monaco 86, Barcelona 84, Valencia 85,
  Žalgiris Kaunas 85, Crvena zvezda 85, Partizan 83, Virtus Bologna 82, Olimpia Milano 83, Anadolu Efes 82, Bayern München 80,
  Dubai Basketball 81, Paris 81, ASVEL 78, Baskonia 80, Maccabi Tel Aviv 80`);
export const euroCup =
  competitors(`Bahçeşehir Koleji 77, Türk Telekom 76, Beşiktaş 77, Cluj-Napoca 75, Budućnost VOLI 76, Cedevita Olimpija 75,
  Hapoel Jerusalem 78, Reyer Venezia 77, Aquila Trento 75, Cosea JL Bourg 77, Manresa 75, ratiopharm Ulm 75,
  Chemnitz 74, Hamburg Towers 71, Aris 74, Panionios 71, Lietkabelis 72, Neptūnas Klaipėda 71, Śląsk Wrocław 71,
  London Lions 73`);
export const aba =
  competitors(`Crvena zvezda 85, Partizan 83, Dubai Basketball 81, Budućnost VOLI 76, Cedevita Olimpija 75, U-BT Cluj-Napoca 75, Zadar 71,
  Igokea 71, Mega Superbet 71, Spartak Office Shoes 73, SC Derby 69, FMP 70, Borac Mozzart 68, Split 68, Ilirija 65,
  KK Bosna 70, Krka 66, Vienna 67`);
export const serbia =
  competitors(`Radnički Kragujevac 58, Vojvodina 57, Zlatibor 61, Metalac 57, Vršac 58, Tamiš 54, Dynamic 58, Mladost Zemun 56, Sloga 57,
  OKK Beograd 59, Čačak 94 56, Slodes 53, Jagodina 54, Joker 57, Konstantin 55, Hercegovac 54`);
export const spain =
  competitors(`Real Madrid 86, Valencia 85, Barcelona 84, Baskonia 80, Unicaja 80, La Laguna Tenerife 80, UCAM Murcia 80, Joventut Badalona 79,
  Gran Canaria 76, Surne Bilbao 77, Manresa 75, Casademont Zaragoza 74, Río Breogán 74, MoraBanc Andorra 73, Forca Lleida 73,
  Básquet Girona 73, Burgos 72, Covirán Granada 69`);
export const italy =
  competitors(`Olimpia Milano 83, Virtus Bologna 82, Brescia 80, Reyer Venezia 77, Derthona Tortona 77, Aquila Trento 75, Trieste 76,
  Reggio Emilia 74, Napoli 74, Varese 72, Treviso 71, Sassari 72, Cremona 73, Trapani Shark 76, Cantù 72, Udine 72`);
export const turkey =
  competitors(`Fenerbahçe 87, Anadolu Efes 82, Beşiktaş 77, Bahçeşehir Koleji 77, Türk Telekom 76, Galatasaray 76, Tofaş 74, Karşıyaka 71,
  Manisa 70, Bursaspor 71, Petkim Spor 69, Mersin 70, Esenler Erokspor 73, Büyükçekmece 69, Trabzonspor 71, Merkezefendi 68`);
export const france =
  competitors(`Monaco 86, Paris 81, ASVEL 78, Cosea JL Bourg 77, Cholet 75, Le Mans 76, Nanterre 75, Strasbourg 75, Dijon 73, Chalon 72,
  Limoges 73, Nancy 72, Boulazac 70, Gravelines 70, Le Portel 70, Saint-Quentin 69`);
export const germany =
  competitors(`Bayern München 80, Alba Berlin 77, ratiopharm Ulm 75, Würzburg 75, Bonn 74, Oldenburg 73, Chemnitz 74, Rostock 72,
  Ludwigsburg 72, Bamberg 74, Vechta 72, Hamburg Towers 71, Braunschweig 72, Heidelberg 71, Frankfurt Skyliners 69,
  Mitteldeutscher BC 70, Trier 71, Jena 69`);
export const greece =
  competitors(`Olympiacos 87, Panathinaikos 87, AEK Athens 77, PAOK 76, Aris 74, Peristeri 70, Promitheas Patras 71, Kolossos Rhodes 69,
  Panionios 71, Maroussi 67, Karditsa 68, Mykonos 69, Iraklis 69`);
export const lithuania =
  competitors(`Žalgiris Kaunas 85, Rytas Vilnius 78, Lietkabelis 72, Neptūnas Klaipėda 71, Juventus Utena 69, Jonava 67, Šiauliai 69,
  Nevėžis 66, Gargždai 66`);
export const vtb =
  competitors(`CSKA Moscow 83, Zenit 82, UNICS Kazan 81, Lokomotiv Kuban 80, MBA-MAI Moscow 73, Parma Perm 73, Pari Nizhny Novgorod 71,
  Enisey 70, Uralmash 75, Avtodor 68, Samara 67`);
export const poland =
  competitors(`Legia Warszawa 72, Anwil Włocławek 72, Trefl Sopot 72, Śląsk Wrocław 71, Start Lublin 70, King Szczecin 70, Górnik Wałbrzych 69,
  Arka Gdynia 68, Czarni Słupsk 68, Stal Ostrów 67, Zielona Góra 68, Dziki Warszawa 69, Toruń 67, Gliwice 64, MKS Dąbrowa 68,
  Krosno 63`);
export const israel =
  competitors(`Hapoel Tel Aviv 86, Maccabi Tel Aviv 80, Hapoel Jerusalem 78, Hapoel Holon 73, Bnei Herzliya 72, Ironi Ness Ziona 71,
  Hapoel HaEmek 69, Maccabi Ramat Gan 69, Hapoel Galil Elyon 68, Ironi Kiryat Ata 68, Maccabi Rishon 68, Hapoel Beer Sheva 69,
  Elitzur Netanya 69, Maccabi Ra'anana 66`);
export const australia =
  competitors(`Sydney Kings 76, Adelaide 36ers 76, Melbourne United 76, Perth Wildcats 75, South East Melbourne Phoenix 75, Illawarra Hawks 73,
  Tasmania JackJumpers 74, New Zealand Breakers 72, Cairns Taipans 70, Brisbane Bullets 70`);
export const newZealand =
  competitors(`Wellington Saints 63, Auckland Tuatara 62, Canterbury Rams 62, Otago Nuggets 60, Nelson Giants 60, Hawke's Bay Hawks 60,
  Southland Sharks 59, Taranaki Airs 59, Franklin Bulls 60, Manawatu Jets 58, Whai 58, Indian Panthers 54`);
export const china =
  competitors(`Zhejiang Golden Bulls 77, Guangsha Lions 78, Liaoning Flying Leopards 75, Beijing Ducks 76, Guangdong Southern Tigers 76,
  Shanxi Loongs 76, Xinjiang Flying Tigers 75, Shandong Heroes 75, Shanghai Sharks 77, Qingdao Eagles 74, Shenzhen Leopards 74,
  Beijing Royal Fighters 73, Nanjing Monkey Kings 72, Guangzhou Loong Lions 72, Jilin Northeast Tigers 70, Tianjin Pioneers 71,
  Fujian Sturgeons 67, Jiangsu Dragons 66, Ningbo Rockets 69, Sichuan Blue Whales 66`);
export const japan =
  competitors(`Utsunomiya Brex 75, Ryukyu Golden Kings 75, Chiba Jets 75, Alvark Tokyo 75, Nagoya Diamond Dolphins 74, Mikawa SeaHorses 74,
  Shimane Susanoo Magic 73, Hiroshima Dragonflies 73, Gunma Crane Thunders 74, Nagasaki Velca 75, Osaka Evessa 71, Sun Rockers Shibuya 72,
  Kawasaki Brave Thunders 70, SAN-EN NeoPhoenix 72, Sendai 89ers 71, Levanga Hokkaido 71, Saga Ballooners 71, Koshigaya Alphas 69,
  Kyoto Hannaryz 69, Ibaraki Robots 68, Akita Northern Happinets 68, Yokohama B-Corsairs 70, Shiga Lakes 68, FE Nagoya 69,
  Altiri Chiba 69, Toyama Grouses 67`);
export const korea =
  competitors(`Changwon LG Sakers 74, Anyang KGC 73, Seoul SK Knights 73, Wonju DB Promy 73, Suwon KT Sonicboom 72, Busan KCC Egis 73,
  Ulsan Hyundai Mobis 70, Goyang Sono Skygunners 69, Daegu KOGAS Pegasus 69, Seoul Samsung Thunders 69`);
export const philippines =
  competitors(`San Miguel Beermen 69, TNT Tropang 5G 69, Barangay Ginebra 69, Rain or Shine 67, Meralco Bolts 67, Magnolia Hotshots 67,
  Converge FiberXers 66, NLEX Road Warriors 65, NorthPort 64, Phoenix Fuel Masters 63, Blackwater Bossing 61, Terrafirma Dyip 59`);
export const taiwan =
  competitors(`Taipei Fubon Braves 66, New Taipei Kings 67, Taoyuan Pilots 66, Hsinchu Toplus Lioneers 65, Yankey Ark 65, Kaohsiung Aquas 66,
  New Taipei CTBC DEA 65, Formosa Dreamers 66, Tainan TSG GhostHawks 64, Taipei Taishin Mars 64, Taiwan Beer Leopards 66`);
export const argentina =
  competitors(`Boca Juniors 73, Quimsa 71, Instituto 71, Regatas Corrientes 70, San Martín de Corrientes 68, Obras Sanitarias 69,
  Ferro Carril Oeste 69, Gimnasia Comodoro 68, Oberá 68, La Unión de Formosa 67, Peñarol Mar del Plata 68, Olímpico 68,
  Platense 67, Unión de Santa Fe 66, Argentino de Junín 65, Zárate Basket 63, Independiente de Oliva 67, Atenas 65`);
export const brazil =
  competitors(`Flamengo 75, Franca 74, Minas 73, Bauru 71, Pinheiros 71, São José 69, Brasília 71, Unifacisa 69, Vasco da Gama 70,
  Mogi das Cruzes 69, Paulistano 68, Corinthians 69, União Corinthians 68, Botafogo 67, Pato Basquete 66, Cruzeiro 66,
  Osasco 66, Caxias do Sul 67, Fortaleza 65, Rio Claro 64`);
export const mexico =
  competitors(`Diablos Rojos 69, Halcones de Xalapa 66, Fuerza Regia 67, Astros de Jalisco 67, Soles de Mexicali 66, Panteras de Aguascalientes 65,
  Abejas de León 65, Dorados de Chihuahua 65, Freseros de Irapuato 64, Mineros de Zacatecas 64, Santos del Potosí 62,
  El Calor de Cancún 63, Correbasket 61, Gambusinos 63`);
export const puertoRico =
  competitors(`Vaqueros de Bayamón 70, Criollos de Caguas 68, Leones de Ponce 68, Gigantes de Carolina 67, Cangrejeros de Santurce 67,
  Osos de Manatí 66, Piratas de Quebradillas 67, Indios de Mayagüez 66, Atléticos de San Germán 66, Capitanes de Arecibo 66,
  Santeros de Aguada 64, Mets de Guaynabo 66`);
